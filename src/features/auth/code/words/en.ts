import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  code: {
    title: 'Confirm it’s you',
    sent: '{channel, select, sms {We sent a 6-digit code by text message to {destination}.} other {We sent a 6-digit code to {destination}.}}',
    life: 'It’s valid for {minutes, plural, one {# minute} other {# minutes}}.',
    label: 'Code',
    submit: 'Confirm',
    failed: 'Could not confirm',
    incomplete: 'Enter the 6 digits of the code.',
    again: 'Send another code',
    againIn: 'Send another in {seconds} s',
    changePhone: 'Correct the phone number',
    back: 'Back',
  },
  phone: {
    title: 'Correct the phone number',
    lead: 'The code goes to the new number.',
    label: 'Phone with area code',
    malformed: 'Check the phone number: the area code or a digit is missing.',
    submit: 'Send code',
    failed: 'Could not change the phone number',
  },
  social: {
    with: 'Continue with {provider}',
    entering: 'Signing in…',
    deniedTitle: 'Access not granted',
    denied: 'The provider did not grant access. Try again, or sign in with email and password.',
    notInvitedTitle: 'This account was not invited',
    notInvited:
      'Here only people who were invited get an account. Use the account with the invited address, or ask the person who runs Trama at your company for an invitation.',
    otherAddressTitle: 'This account’s address has changed',
    otherAddress:
      'Your Trama account has another email now. Sign in with email and password, or with the provider that has the new address.',
    failedTitle: 'Could not sign you in',
    failed: 'The provider did not answer as expected. Try again, or sign in with email and password.',
  },
} as const satisfies Like<typeof pt>;
