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
  /** Title, such as `Resposta do banco`. */
  title: string;
  /** Text, shown verbatim. */
  children: string;
}

/** Text to read verbatim or copy: a response, a command. For code within a sentence, use `Code`. */
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
      // The clipboard is not available; the text can still be selected and copied.
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
