import type { ReactNode } from 'react';
import { Heading, Stack, Text, Weave } from '#ui';
import * as styles from './EntryFrame.css';
import { LanguageAndTheme } from './LanguageAndTheme';

export interface EntryFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Lays out the sign-in pages and invitations: text and form on one side, the woven cloth on the other. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>
        <LanguageAndTheme />
        <main className={styles.form}>
          <Stack space="xl">
            <Stack space="s">
              <Heading level={1} size="xl">
                {title}
              </Heading>
              <Text tone="secondary">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </main>
      </div>
      <aside className={styles.side} aria-hidden="true">
        <Weave kind="cloth" />
      </aside>
    </div>
  );
}
