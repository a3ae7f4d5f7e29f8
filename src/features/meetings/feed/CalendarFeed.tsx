import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Checkbox, CodeBlock, Inline, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { QuerySection } from '../../kit/section/QuerySection';
import { closeFeed, openFeed, ownFeed } from '../data/feed';
import { feedWords } from './words';

/** The address at which other programs read the person's calendar: made, shown once, turned off. */
export function CalendarFeed() {
  const t = useWords(feedWords);
  const { instant } = useFormats();
  const isViewing = usePerson()?.viewing !== undefined;
  const query = useQuery({ ...ownFeed(), enabled: !isViewing });
  const open = useCommand(openFeed);
  const close = useCommand(closeFeed);
  const [chosen, setChosen] = useState<boolean>();
  const [address, setAddress] = useState<string>();
  const [asked, setAsked] = useState<'renew' | 'close'>();
  if (isViewing) return null;
  const withProjects = chosen ?? query.data?.with_projects ?? false;
  async function make() {
    const { output } = await open.run(withProjects, { failed: () => t('failed') });
    setAsked(undefined);
    if (output) setAddress(`${location.origin}${output.path}`);
  }
  async function turnOff() {
    const { problem } = await close.run(undefined, { done: () => t('closed'), failed: () => t('failed') });
    setAsked(undefined);
    if (!problem) setAddress(undefined);
  }
  return (
    <QuerySection title={t('title')} query={query}>
      {({ is_open, created_at, used_at }) => (
        <Stack space="m">
          <Text size="s" tone="secondary">
            {t('lead')}
          </Text>
          <Checkbox label={t('withProjects')} isSelected={withProjects} onChange={setChosen} />
          {is_open && created_at && (
            <Text size="s" tone="secondary">
              {t('since', { at: instant(created_at) })} {used_at ? t('used', { at: instant(used_at) }) : t('unused')}
            </Text>
          )}
          {is_open && address && (
            <Banner tone="positive" title={t('once')} isLive>
              <CodeBlock title={t('address')}>{address}</CodeBlock>
            </Banner>
          )}
          <Inline space="s">
            <Button
              weight="soft"
              isPending={open.isPending}
              onPress={() => (is_open ? setAsked('renew') : void make())}
            >
              {t(is_open ? 'renew' : 'open')}
            </Button>
            {is_open && (
              <Button weight="soft" tone="critical" onPress={() => setAsked('close')}>
                {t('close')}
              </Button>
            )}
          </Inline>
          {asked && (
            <Confirm
              title={t(`${asked}Title`)}
              act={t(asked)}
              isPending={open.isPending || close.isPending}
              onConfirm={() => void (asked === 'renew' ? make() : turnOff())}
              onClose={() => setAsked(undefined)}
            >
              {t(`${asked}Text`)}
            </Confirm>
          )}
        </Stack>
      )}
    </QuerySection>
  );
}
