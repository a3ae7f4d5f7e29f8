import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui';
import { useWords } from '../../kernel/language';
import { ViewAs } from './ViewAs';
import { viewAsWords } from './words';

/** Sees the app as somebody does, once it was said what that means. */
export function ViewAsButton({ person: { id, name } }: { person: { id: string; name: string } }) {
  const t = useWords(viewAsWords);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button icon={Eye} weight="soft" tone="neutral" aria-label={t('actOf', { name })} onPress={() => setAsked(true)}>
        {t('act')}
      </Button>
      {isAsked && <ViewAs target={{ user_id: id, name }} onClose={() => setAsked(false)} />}
    </>
  );
}
