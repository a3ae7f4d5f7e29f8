import { useWords } from '../words';
import { skip } from './SkipLink.css';

export interface SkipLinkProps {
  /** The id of what takes the focus. */
  target?: string;
}

/** The first stop of the keyboard: past the navigation, to the content. `AppFrame` has one. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  const words = useWords();
  return (
    <a
      href={`#${target}`}
      className={skip}
      onClick={(event) => {
        // The address stays as it is: what follows `#` may be the page's own.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {words.skipToContent}
    </a>
  );
}
