import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { type Account, deletePhone } from '../data/account';
import { WithPassword } from './WithPassword';
import { twoStepWords } from './words';

/** Takes the phone away, and with it the second step. */
export function RemovePhone({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useWords(twoStepWords);
  return (
    <WithPassword
      account={account}
      title={t('removeTitle')}
      text={t(account.two_step ? 'removeTextOn' : 'removeText')}
      done={t('phoneRemoved')}
      send={(password) => sendCommand(deletePhone, password)}
      onClose={onClose}
    />
  );
}
