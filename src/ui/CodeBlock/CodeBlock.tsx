import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { offPaper } from '../theme/off-paper.css';
import { useOverflow } from '../use-overflow';
import * as styles from './CodeBlock.css';

export interface CodeBlockProps {
  /** What it is, such as `Resposta do banco`. */
  title: string;
  /** The lines, as they are. */
  children: string;
}

/** Lines to be read as they are, or copied: an answer, a command. For a word in a text, `Code`. */
export function CodeBlock({ title, children }: CodeBlockProps) {
  const words = useRichWords();
  const [isCopied, setCopied] = useState(false);
  const [box, isOverflowing] = useOverflow();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      setCopied(true);
    } catch {
      // The browser forbids it: the text can still be marked and copied by hand.
      setCopied(false);
    }
  };

  return (
    <figure className={styles.block}>
      <div className={styles.head}>
        <figcaption className={styles.title}>{title}</figcaption>
        <ButtonElement
          className={`${button({ tone: 'neutral', weight: 'quiet', size: 's' })} ${offPaper}`}
          onPress={copy}
        >
          <Icon icon={isCopied ? Check : Copy} size="s" />
          <output>{isCopied ? words.copied : words.copy}</output>
        </ButtonElement>
      </div>
      <div ref={box} className={styles.text} tabIndex={isOverflowing ? 0 : undefined}>
        <pre className={styles.lines}>{children}</pre>
      </div>
    </figure>
  );
}
