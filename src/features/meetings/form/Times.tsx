import { Columns, ComboBox, DatePicker, TimeField } from '#ui';
import { useZones } from '../../kernel/time-zones/names';
import type { EntityForm } from '../../kit/form/use-entity-form';
import type { MeetingValues } from './values';

/** When a meeting is: a module of its own, for the calendar comes late. */
export function Times({ form: { field } }: { form: Pick<EntityForm<MeetingValues>, 'field'> }) {
  'use no memo';
  const zone = field('time_zone');
  return (
    <>
      <Columns minWidth="s">
        <DatePicker {...field('day')} />
        <TimeField {...field('start')} />
        <TimeField {...field('end')} />
      </Columns>
      <ComboBox {...zone} options={useZones(zone.value)} onChange={(id) => id && zone.onChange(id)} />
    </>
  );
}
