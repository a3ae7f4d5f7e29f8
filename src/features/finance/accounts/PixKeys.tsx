import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Inline, PixKeyField, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { pixKeyIn, pixTextOf } from '../pix-text';
import { accountWords } from './words';

const most = 20;

export interface PixKeysProps {
  name: string;
  value: readonly string[];
  onChange: (texts: string[]) => void;
  error?: string;
}

/** The Pix keys of an account, each in a field of its own. */
export function PixKeys({ name, value, onChange, error }: PixKeysProps) {
  const t = useWords(accountWords);
  // A field knows what was typed in it: it goes with its key, not with its place.
  const [ids, setIds] = useState(() => value.map((_, index) => index));
  const put = (place: number, text: string) => onChange(value.map((each, index) => (index === place ? text : each)));
  const remove = (place: number) => {
    setIds((before) => before.filter((_, index) => index !== place));
    onChange(value.filter((_, index) => index !== place));
  };
  const add = () => {
    setIds((before) => [...before, Math.max(-1, ...before) + 1]);
    onChange([...value, '']);
  };
  return (
    <Stack space="s">
      {value.map((text, place) => (
        <Inline key={ids[place]} space="s" align="end" wrap={false}>
          <PixKeyField
            name={name}
            label={t('pixKey', { number: place + 1 })}
            defaultValue={pixKeyIn(text)}
            error={text.startsWith('?') ? error : undefined}
            onChange={(key, typed) => put(place, pixTextOf(key, typed))}
          />
          <IconButton
            icon={Trash2}
            label={t('removePixKey', { number: place + 1 })}
            weight="quiet"
            tone="neutral"
            onPress={() => remove(place)}
          />
        </Inline>
      ))}
      {value.length < most && (
        <Inline>
          <Button size="s" weight="soft" tone="neutral" icon={Plus} onPress={add}>
            {t('addPixKey')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
