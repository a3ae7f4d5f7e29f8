import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';
import { FoldingContext } from './folding';

export interface DisclosureProps {
  /** What is folded, in a few words; a press on it folds and unfolds. */
  title: ReactNode;
  /** Beside the title, and not folding with it. */
  aside?: ReactNode;
  /** What is folded. */
  children: ReactNode;
  /** The place of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Whether it is unfolded, when the caller keeps it. */
  isExpanded?: boolean;
  /** Whether it is unfolded to begin with, when it keeps that itself. */
  defaultExpanded?: boolean;
  /** Called when it is folded or unfolded. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Its key among the others, inside an `Accordion`. */
  id?: string;
}

/** A title that folds what is below it. The browser's search in the page unfolds where it finds something. */
export function Disclosure({
  title,
  aside,
  children,
  level = 3,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  id = '',
}: DisclosureProps) {
  const group = useContext(FoldingContext);
  const [isUnfolded, setUnfolded] = useControlledState(isExpanded, defaultExpanded, onExpandedChange);
  const [buttonId, panelId] = [useId(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = group ? group.unfolded.has(id) : isUnfolded;
  const turn = () => (group ? group.turn(id) : setUnfolded(!isUnfolded));
  const open = useEffectEvent(turn);
  // React knows `hidden` as yes or no only.
  useLayoutEffect(() => {
    const element = panel.current;
    if (isOpen || !element) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', open);
    };
  }, [isOpen]);
  const Title = `h${level}` as const;
  return (
    <div className={styles.disclosure} data-expanded={isOpen || undefined}>
      <div className={styles.row}>
        <Title className={styles.heading}>
          <ButtonElement
            id={buttonId}
            className={styles.trigger}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPress={turn}
          >
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} />
            </span>
            <span className={styles.title}>{title}</span>
          </ButtonElement>
        </Title>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out in its own way. */}
      <div ref={panel} id={panelId} role="group" aria-labelledby={buttonId} className={styles.panel}>
        <FoldingContext value={null}>
          <div className={styles.inner}>{children}</div>
        </FoldingContext>
      </div>
    </div>
  );
}
