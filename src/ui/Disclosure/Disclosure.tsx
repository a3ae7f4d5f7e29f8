import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';
import { FoldingContext } from './folding';

export interface DisclosureProps {
  /** Title, which expands and collapses the content. */
  title: ReactNode;
  /** Content beside the title that does not collapse. */
  aside?: ReactNode;
  /** Collapsible content. */
  children: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Whether it is expanded (controlled). */
  isExpanded?: boolean;
  /** Whether it is initially expanded (uncontrolled). */
  defaultExpanded?: boolean;
  /** Called when it is expanded or collapsed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Key among the items of an `Accordion`. */
  id?: string;
}

/** A collapsible section. The browser's find-in-page expands it on a match. */
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
  // React supports `hidden` only as a boolean, not as `until-found`.
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
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out freely. */}
      <div ref={panel} id={panelId} role="group" aria-labelledby={buttonId} className={styles.panel}>
        <FoldingContext value={null}>
          <div className={styles.inner}>{children}</div>
        </FoldingContext>
      </div>
    </div>
  );
}
