import { useWords } from '../words';
import { skip } from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the target element. */
  target?: string;
}

/** The first tab stop, which moves the focus past the navigation to the content. `AppFrame` includes it. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  const words = useWords();
  return (
    <a
      href={`#${target}`}
      className={skip}
      onClick={(event) => {
        // Keeps the address unchanged, because the page may use the hash itself.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {words.skipToContent}
    </a>
  );
}
