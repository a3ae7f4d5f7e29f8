export { InvitationCard } from './InvitationCard';
