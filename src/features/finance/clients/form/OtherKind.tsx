import { isCnpj, isCpf } from '#domain/tax-id';
import { Button, Inline, InlineAlert, Stack } from '#ui';
import { useWords } from '../../../kernel/language';
import type { Client } from '../api';
import { clientWords } from '../words';

type PersonType = Client['person_type'];

/** Returns the type of person whose valid document a text is, if it is that of the other type. */
export function otherTypeOf(type: PersonType, taxId: string): PersonType | undefined {
  if (type === 'company') return isCpf(taxId) ? 'individual' : undefined;
  return isCnpj(taxId) ? 'company' : undefined;
}

interface OtherKindProps {
  type: PersonType;
  taxId: string;
  onSwitch: (type: PersonType) => void;
}

/** Offers the other type of person where the document that was typed belongs to it. */
export function OtherKind({ type, taxId, onSwitch }: OtherKindProps) {
  const t = useWords(clientWords);
  const other = otherTypeOf(type, taxId);
  return (
    <div aria-live="polite">
      {other && (
        <Stack space="s">
          <InlineAlert tone="info">{t(`other.${other}`)}</InlineAlert>
          <Inline>
            <Button size="s" weight="soft" tone="neutral" onPress={() => onSwitch(other)}>
              {t('switchTo', { type: t(`person.${other}`) })}
            </Button>
          </Inline>
        </Stack>
      )}
    </div>
  );
}
