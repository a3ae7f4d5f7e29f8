import type { ReactNode } from 'react';
import { Heading, Stack, Text, Weave } from '#ui';
import { LanguageAndTheme } from '../kernel/LanguageAndTheme';
import * as styles from './SignInFrame.css';

export interface SignInFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page around every way in: the form on one side, the cloth on the other. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
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
