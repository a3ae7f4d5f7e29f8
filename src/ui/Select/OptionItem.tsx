import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon';
import * as floating from '../Popover/Popover.css';
import type { SelectOption } from './Select';

interface OptionItemProps extends SelectOption {
  /** Called instead of a selection. */
  onAction?: () => void;
}

/** An option in a list: label, icon or note, and a checkmark if it is selected. */
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
