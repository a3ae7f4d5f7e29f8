import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Button } from '../Button/Button';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { group } from '../ButtonGroup/ButtonGroup.css';
import { Icon } from '../Icon/Icon';
import { Menu, type MenuEntry, MenuTrigger } from '../Menu/Menu';
import { useRichWords } from '../rich-words';
import * as styles from './SplitButton.css';

export interface SplitButtonProps {
  /** Label of the main action. */
  children: string;
  /** Called for the main action. */
  onPress: () => void;
  /** Alternative actions. */
  items: MenuEntry[];
  /** Called with the id of the selected alternative. */
  onAction?: (id: string) => void;
  /** Tone: `accent` by default, `neutral` beside others. */
  tone?: 'accent' | 'neutral';
  /** Visual weight: `strong` once per page, `soft` beside it. */
  weight?: 'strong' | 'soft';
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Lucide icon before the label. */
  icon?: LucideIcon;
  /** Whether the action is running; both parts ignore presses. */
  isPending?: boolean;
  /** Whether both parts are disabled. */
  isDisabled?: boolean;
}

/** A main action with alternatives in a menu beside it. */
export function SplitButton({
  children,
  onPress,
  items,
  onAction,
  icon,
  isPending,
  isDisabled,
  ...look
}: SplitButtonProps) {
  const words = useRichWords();
  return (
    <Group aria-label={children} className={`${group({ spacing: 'joined' })} ${styles.seam}`}>
      <Button {...look} icon={icon} isPending={isPending} isDisabled={isDisabled} onPress={onPress}>
        {children}
      </Button>
      <MenuTrigger>
        <ButtonElement
          className={`${button({ ...look, shape: 'icon' })} ${styles.more}`}
          aria-label={words.otherWays(children)}
          isDisabled={isDisabled || isPending}
        >
          <Icon icon={ChevronDown} />
        </ButtonElement>
        <Menu label={words.otherWays(children)} items={items} onAction={onAction} />
      </MenuTrigger>
    </Group>
  );
}
