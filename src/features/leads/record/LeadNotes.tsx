import { useInfiniteQuery } from '@tanstack/react-query';
import { newLeadNoteRules } from '#openapi/rules/new-lead-note';
import { Button, Inline, List, Stack, Text, TextArea } from '#ui';
import { Ago } from '../../kernel/Ago';
import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { FormBody } from '../../kit/form/FormBody';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { QuerySection } from '../../kit/section/QuerySection';
import { addLeadNote, type LeadDetail, notesOf } from '../data/leads';
import { leadWords } from '../words';
import * as styles from './LeadPage.css';

interface LeadNotesProps {
  lead: LeadDetail;
  isManaged: boolean;
}

/** The notes on a lead, newest first, with a form for the next one. */
export function LeadNotes({ lead, isManaged }: LeadNotesProps) {
  const t = useWords(leadWords);
  const query = useInfiniteQuery(notesOf(lead.id));
  return (
    <QuerySection title={t('notes.title')} query={query}>
      {({ pages }) => (
        <Stack space="m">
          {isManaged && <NewLeadNote key={lead.id} lead={lead} />}
          <List
            label={t('notes.title')}
            items={pages.flatMap(({ data }) => data)}
            frame="card"
            empty={<Text tone="secondary">{t('notes.none')}</Text>}
          >
            {({ text, author, created_at }) => (
              <Stack space="xs">
                <p className={styles.typed}>{text}</p>
                <Text size="xs" tone="secondary">
                  {author?.name ?? t('notes.someone')} · <Ago at={created_at} />
                </Text>
              </Stack>
            )}
          </List>
          {query.hasNextPage && (
            <Inline>
              <Button
                size="s"
                weight="soft"
                tone="neutral"
                isPending={query.isFetchingNextPage}
                onPress={() => void query.fetchNextPage()}
              >
                {t('notes.earlier')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </QuerySection>
  );
}

function NewLeadNote({ lead: { id } }: Pick<LeadNotesProps, 'lead'>) {
  const t = useWords(leadWords);
  const form = useEntityForm<{ text: string }>({
    of: { values: { text: '' } },
    draft: `lead-note-${id}`,
    rules: newLeadNoteRules,
    fields: { text: { label: t('notes.write') } },
    send: ({ text }) => sendCommand(addLeadNote, { id, text }),
    onSent: (): void => form.reset(),
  });
  return (
    <FormBody form={form} failed={t('notes.failed')}>
      <TextArea {...form.field('text')} rows={2} />
      <Inline>
        <Button type="submit" size="s" isPending={form.isPending}>
          {t('notes.add')}
        </Button>
      </Inline>
    </FormBody>
  );
}
