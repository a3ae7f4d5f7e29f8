import { Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#domain/phone';
import { Badge, Button, IconButton, Inline, List, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { saveSelection } from '../kernel/selection';
import { TwoLines } from '../kit/list/columns';
import { mostPhones, type PhoneFacts } from './data/facts';
import { PhoneForm } from './PhoneForm';
import { qualityTones } from './tones';
import { wabaWords } from './words';

export interface PhonesFieldProps {
  value: readonly PhoneFacts[];
  onChange: (phones: PhoneFacts[]) => void;
  error?: string;
  /** Of which account they are: what is typed of a number is kept by it. */
  of: string;
}

/** The numbers of an account; each is written down, and changed, in a dialog of its own. */
export function PhonesField({ value, onChange, error, of }: PhonesFieldProps) {
  const t = useWords(wabaWords);
  // The number that is changed, or the one after the last.
  const [place, setPlace] = useState<number>();
  const factsOf = ({ verified_name, status, messaging_limit: limit }: PhoneFacts) =>
    [verified_name, t(`status.${status}`), limit && t(`limit.${limit}`)].filter(Boolean).join(' · ');
  const items = value.map((phone, index) => ({ ...phone, id: phone.number, index }));
  const open = (index: number) => {
    setPlace(index);
    saveSelection({ phoneNumber: value[index]?.number });
  };
  return (
    <Stack space="m">
      {error && (
        <Text size="s" tone="critical">
          {error}
        </Text>
      )}
      {items.length === 0 && (
        <Text size="s" tone="secondary">
          {t('phones.none')}
        </Text>
      )}
      {items.length > 0 && (
        <List label={t('field.phone_numbers')} items={items} density="compact">
          {(phone) => (
            <Inline space="s" align="center" justify="between" wrap={false}>
              <Stack space="xs">
                <div>
                  <TwoLines text={formatPhone(phone.number)} note={factsOf(phone)} weight="medium" />
                </div>
                <Inline>
                  <Badge tone={qualityTones[phone.quality]}>{t('qualityOf', { quality: phone.quality })}</Badge>
                </Inline>
              </Stack>
              <Inline space="none" wrap={false}>
                <IconButton
                  size="s"
                  icon={Pencil}
                  label={t('phones.change', { number: formatPhone(phone.number) })}
                  onPress={() => open(phone.index)}
                />
                <IconButton
                  size="s"
                  icon={X}
                  label={t('phones.remove', { number: formatPhone(phone.number) })}
                  onPress={() => onChange(value.filter((_, index) => index !== phone.index))}
                />
              </Inline>
            </Inline>
          )}
        </List>
      )}
      {items.length < mostPhones && (
        <Inline>
          <Button size="s" weight="soft" tone="neutral" icon={Plus} onPress={() => open(value.length)}>
            {t('phones.add')}
          </Button>
        </Inline>
      )}
      {place !== undefined && (
        <PhoneForm
          phone={value[place]}
          draft={`waba-phone-${of}-${value[place]?.number ?? 'new'}`}
          others={value.filter((_, index) => index !== place)}
          onKeep={(phone) => {
            onChange(value[place] ? value.map((each, index) => (index === place ? phone : each)) : [...value, phone]);
            setPlace(undefined);
          }}
          onClose={() => setPlace(undefined)}
        />
      )}
    </Stack>
  );
}
