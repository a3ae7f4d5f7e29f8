import { Columns, ComboBox, DatePicker, NumberField, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { useZones } from '../kernel/time-zones/names';
import type { EntityForm } from '../kit/form/use-entity-form';
import type { WabaValues } from './WabaFields';
import { wabaWords } from './words';

/** What else Meta shows of an account: how it charges and counts, its templates, its webhook, and when that was last looked at. */
export function MetaFields({ form: { field } }: { form: Pick<EntityForm<WabaValues>, 'field'> }) {
  const t = useWords(wabaWords);
  const [currency, country, zone] = [field('currency'), field('country'), field('time_zone')];
  return (
    <>
      <Columns minWidth="s">
        <TextField
          {...currency}
          onChange={(text) => currency.onChange(text.toUpperCase())}
          note={t('note.currency')}
          autoComplete="off"
        />
        <TextField
          {...country}
          onChange={(text) => country.onChange(text.toUpperCase())}
          note={t('note.country')}
          autoComplete="off"
        />
        <ComboBox
          {...zone}
          value={zone.value || null}
          options={useZones(zone.value || 'America/Sao_Paulo')}
          onChange={(id) => zone.onChange(id ?? '')}
        />
        <DatePicker {...field('checked_on')} note={t('note.checked_on')} />
      </Columns>
      <Columns minWidth="s">
        <TextField {...field('template_namespace')} autoComplete="off" />
        <NumberField {...field('templates_count')} minValue={0} maxValue={100_000} />
        <TextField {...field('webhook_url')} type="url" autoComplete="off" />
        <DatePicker {...field('webhook_verified_on')} />
      </Columns>
    </>
  );
}
