import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { type Account, setTwoStep } from '../data/account';
import { WithPassword } from './WithPassword';
import { twoStepWords } from './words';

/** Turns the second step on or off. */
export function TurnTwoStep({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useWords(twoStepWords);
  const enabled = !account.two_step;
  return (
    <WithPassword
      account={account}
      title={t(enabled ? 'turnOnTitle' : 'turnOffTitle')}
      text={t(enabled ? 'turnOnText' : 'turnOffText')}
      done={t(enabled ? 'turnedOn' : 'turnedOff')}
      send={(password) => sendCommand(setTwoStep, { enabled, ...password })}
      onClose={onClose}
    />
  );
}
