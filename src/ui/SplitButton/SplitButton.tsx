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
  /** The usual act, in words. */
  children: string;
  /** Does the usual act. */
  onPress: () => void;
  /** The less usual ways to do it. */
  items: MenuEntry[];
  /** Called with the id of the way that was chosen in the menu. */
  onAction?: (id: string) => void;
  /** What the act is: `accent` the usual one, `neutral` beside others. */
  tone?: 'accent' | 'neutral';
  /** How much it draws the eye: `strong` once a page, `soft` beside it. */
  weight?: 'strong' | 'soft';
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** A lucide icon before the words. */
  icon?: LucideIcon;
  /** The act is being done: neither part can be pressed. */
  isPending?: boolean;
  /** Neither part can be pressed. */
  isDisabled?: boolean;
}

/** An act with its variants: the usual one on the button, the others in the menu beside it. */
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
