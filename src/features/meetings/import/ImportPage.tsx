import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Page, Stack, Text } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { clearTextDraft } from '../../kit/form/use-text-draft';
import { paths } from '../../paths';
import { meetingWords } from '../words';
import { ChooseEvents } from './ChooseEvents';
import { pastedInvitation, ReadFile } from './ReadFile';
import type { Read } from './read-parts';
import { TakenEvents } from './TakenEvents';
import { importWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(importWords, language)('title') };

/** Meetings on their way out of a calendar file: read, looked at, taken over. */
export function Component() {
  const t = useWords(importWords);
  const all = useWords(meetingWords);
  const [read, setRead] = useState<Read>();
  const [taken, setTaken] = useState<Schema<'TakenIcsEvent'>[]>();
  const take = (events: Schema<'TakenIcsEvent'>[]) => {
    clearTextDraft(pastedInvitation);
    setTaken(events);
  };
  const restart = () => {
    setRead(undefined);
    setTaken(undefined);
  };
  return (
    <Page
      title={t('title')}
      width="text"
      breadcrumbs={[{ label: all('title'), href: paths.meetings() }, { label: t('title') }]}
    >
      <Stack space="l">
        {!read && <Text tone="secondary">{t('lead')}</Text>}
        {!read && <ReadFile onRead={setRead} />}
        {read && !taken && <ChooseEvents read={read} onTaken={take} onBack={restart} />}
        {read && taken && (
          <TakenEvents events={read.parts.flatMap(({ events }) => events)} taken={taken} onBack={restart} />
        )}
      </Stack>
    </Page>
  );
}
