import { type RefObject, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import type { SelectState } from 'react-stately/useSelectState';
import * as floating from '../Popover/Popover.css';
import { OptionItem } from './OptionItem';
import type { SelectOption } from './Select';

interface SelectListProps {
  id: string;
  label: string;
  options: SelectOption[];
  chosen: string | null;
  onChoose: (id: string) => void;
  state: SelectState<SelectOption>;
  trigger: RefObject<HTMLElement | null>;
}

// A press on the selected option must be reported too. React Aria supports it without a type.
const tellsAgain = { allowDuplicateSelectionEvents: true };

/** The options beside the field. */
export function SelectList({ id, label, options, chosen, onChoose, state, trigger }: SelectListProps) {
  const scroll = useRef<HTMLDivElement>(null);
  return (
    <OverlayTriggerStateContext value={state}>
      <PopoverContext value={{ trigger: 'Select', triggerRef: trigger, scrollRef: scroll, 'aria-label': label }}>
        <Popover offset={4} className={floating.popover} placement="bottom start">
          <ListBox
            {...tellsAgain}
            ref={scroll}
            id={id}
            aria-label={label}
            className={floating.list}
            items={options}
            autoFocus={state.focusStrategy ?? true}
            selectionMode="single"
            disallowEmptySelection
            shouldSelectOnPressUp
            shouldFocusOnHover
            selectedKeys={chosen === null ? [] : [chosen]}
            onSelectionChange={(keys) => {
              const [key] = keys;
              state.close();
              onChoose(String(key));
            }}
          >
            {(option) => <OptionItem {...option} />}
          </ListBox>
        </Popover>
      </PopoverContext>
    </OverlayTriggerStateContext>
  );
}
