import { List, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { beginView } from '../../kernel/view-as';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { startViewAs } from '../data/view-as';
import { viewAsWords } from './words';

export interface ViewAsProps {
  target: { name: string; user_id?: string; role_id?: string };
  onClose: () => void;
}

/** Tells what seeing the app as another means, and begins it. */
export function ViewAs({ target: { name, ...target }, onClose }: ViewAsProps) {
  const t = useWords(viewAsWords);
  const { run, isPending, problem } = useCommand(startViewAs);
  const kind = target.role_id ? 'role' : 'person';
  async function begin() {
    const { output } = await run(target);
    if (output) beginView({ token: output.token, name, endsAt: Date.now() + output.expires_in * 1_000 });
  }
  const facts = [t('reads', { kind }), t('lasts'), t('told')].map((text) => ({ id: text, text }));
  return (
    <Confirm
      title={t('title', { name })}
      act={t('begin')}
      tone="accent"
      isSafe
      isPending={isPending}
      problem={problem}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      <List label={t('title', { name })} items={facts} density="compact">
        {({ text }) => <Text>{text}</Text>}
      </List>
    </Confirm>
  );
}
