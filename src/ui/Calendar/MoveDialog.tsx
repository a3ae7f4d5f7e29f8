import { useId, useState } from 'react';
import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
import { DatePicker } from '../DatePicker/DatePicker';
import { Form } from '../Form/Form';
import { Modal } from '../Modal/Modal';
import { NumberField } from '../NumberField/NumberField';
import { pad2 } from '../pad2';
import { TimeField } from '../TimeField/TimeField';
import { useWords, useWordsOf } from '../words';
import { dayOf, isWholeDay, minuteOf } from './days';
import type { CalendarEvent } from './EventMark';
import { instantOf, later, minutesOf, movedToDay, type Times } from './moves';
import { words as ownWords } from './words';

interface MoveDialogProps {
  event: CalendarEvent;
  zone: string;
  onMove: (to: Times) => void;
  onClose: () => void;
}

const longestMinutes = 7 * 1_440;
const clockOf = (minute: number) => `${pad2(Math.floor(minute / 60))}:${pad2(minute % 60)}`;
const minuteIn = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Asks for the new time and duration of an event. */
export function MoveDialog({ event, zone, onMove, onClose }: MoveDialogProps) {
  const words = useWordsOf(ownWords);
  const { close } = useWords();
  const id = useId();
  const isWhole = isWholeDay(event);
  const [day, setDay] = useState<string | null>(dayOf(event.start, zone));
  const [clock, setClock] = useState<string | null>(isWhole ? null : clockOf(minuteOf(event.start, zone)));
  const [minutes, setMinutes] = useState<number | null>(isWhole ? null : minutesOf(event));

  const send = () => {
    if (day && isWhole) onMove(movedToDay(event, day));
    else if (day && clock && minutes) {
      const start = instantOf(day, minuteIn(clock), zone);
      onMove({ start, end: later(start, minutes) });
    } else return;
    onClose();
  };
  return (
    <Modal
      title={words.moveTo(event.title)}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose}>
            {close}
          </Button>
          <Button type="submit" form={id}>
            {words.move}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={send}>
        <DatePicker label={words.day} value={day} onChange={setDay} isRequired autoFocus />
        {!isWhole && (
          <Columns minWidth="s">
            <TimeField label={words.hour} value={clock} onChange={setClock} isRequired />
            <NumberField
              label={words.length}
              value={minutes}
              onChange={setMinutes}
              minValue={5}
              maxValue={longestMinutes}
              step={5}
              suffix="min"
              isRequired
            />
          </Columns>
        )}
      </Form>
    </Modal>
  );
}
