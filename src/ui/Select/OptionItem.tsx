import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon';
import * as floating from '../Popover/Popover.css';
import type { SelectOption } from './Select';

interface OptionItemProps extends SelectOption {
  /** Does something in place of being chosen. */
  onAction?: () => void;
}

/** One of what a list offers to choose: its words, what helps to know it, and the tick of the chosen. */
export function OptionItem({ label, icon, note, ...props }: OptionItemProps) {
  return (
    <ListBoxItem {...props} textValue={label} className={floating.item}>
      {icon && (
        <span className={floating.itemIcon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={floating.itemWords}>
        {label}
        {note && <span className={floating.itemNote}>{note}</span>}
      </span>
      <span className={floating.tick}>
        <Icon icon={Check} />
      </span>
    </ListBoxItem>
  );
}
