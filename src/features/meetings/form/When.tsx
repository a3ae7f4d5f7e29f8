import { Columns, ComboBox, DatePicker, TimeField } from '#ui';
import { useZones } from '../../kernel/time-zones/names';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { Repeat } from './Repeat';
import { TimeCheck, type TimeCheckProps } from './TimeCheck';
import type { MeetingValues } from './values';

export interface WhenProps {
  form: Pick<EntityForm<MeetingValues>, 'field' | 'values'>;
  /** What the time is held against, once it is whole. */
  check?: TimeCheckProps;
}

/** When a meeting is, what that collides with, and how it comes again: a module of its own, for the calendar comes late. */
export function When({ form: { field, values }, check }: WhenProps) {
  const zone = field('time_zone');
  return (
    <>
      <Columns minWidth="s">
        <DatePicker {...field('day')} />
        <TimeField {...field('start')} />
        <TimeField {...field('end')} />
      </Columns>
      <ComboBox {...zone} options={useZones(zone.value)} onChange={(id) => id && zone.onChange(id)} />
      {check && <TimeCheck {...check} />}
      <Repeat {...field('repeat')} first={values.day} />
    </>
  );
}
