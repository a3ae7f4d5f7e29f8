import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { isEmail } from '#domain/email';
import { Button, Columns, IconButton, Inline, List, Select, Stack, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { TwoLines } from '../../kit/list/columns';
import { meetingWords } from '../words';
import type { Guest } from './values';

export interface GuestsProps {
  label: string;
  value: readonly Guest[];
  onChange: (guests: Guest[]) => void;
}

const responses = ['needs_action', 'accepted', 'tentative', 'declined'] as const;

/** Who comes from outside, by e-mail, and what they answered. */
export function Guests({ label, value, onChange }: GuestsProps) {
  'use no memo';
  const t = useWords(meetingWords);
  const [draft, setDraft] = useState({ email: '', name: '' });
  const [isTold, setTold] = useState(false);
  const email = draft.email.trim().toLowerCase();
  const isKnown = value.some((guest) => guest.email === email);
  const add = () => {
    if (!isEmail(email) || isKnown) return setTold(true);
    onChange([...value, { email, name: draft.name.trim(), is_optional: false, response: 'needs_action' }]);
    setDraft({ email: '', name: '' });
    setTold(false);
  };
  return (
    <Stack space="m">
      {value.length > 0 && (
        <List label={label} items={value.map((guest) => ({ ...guest, id: guest.email }))} density="compact">
          {({ id, name, response }) => (
            <Inline space="s" align="center" justify="between">
              <Stack space="none">
                <TwoLines text={name || id} note={name ? id : undefined} />
              </Stack>
              <Inline space="s" align="center">
                <Select
                  label={t('guest.response', { name: name || id })}
                  isLabelHidden
                  options={responses.map((each) => ({ id: each, label: t(`response.${each}`) }))}
                  value={response}
                  onChange={(to) =>
                    onChange(
                      value.map((guest) =>
                        guest.email === id ? { ...guest, response: to as Guest['response'] } : guest,
                      ),
                    )
                  }
                />
                <IconButton
                  size="s"
                  icon={X}
                  label={t('guest.remove', { name: name || id })}
                  onPress={() => onChange(value.filter((guest) => guest.email !== id))}
                />
              </Inline>
            </Inline>
          )}
        </List>
      )}
      <Columns minWidth="s">
        <TextField
          label={t('guest.email')}
          value={draft.email}
          maxLength={254}
          autoComplete="off"
          onChange={(text) => setDraft({ ...draft, email: text })}
          error={isTold && (!isEmail(email) || isKnown) ? t(isKnown ? 'guest.known' : 'guest.wrong') : undefined}
        />
        <TextField
          label={t('guest.name')}
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          onChange={(text) => setDraft({ ...draft, name: text })}
        />
      </Columns>
      <Inline>
        <Button weight="soft" tone="neutral" icon={Plus} onPress={add}>
          {t('guest.add')}
        </Button>
      </Inline>
    </Stack>
  );
}
