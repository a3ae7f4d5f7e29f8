export { InvitationCard } from './InvitationCard';
export { InvitationList } from './send/InvitationList';
export { InvitePeople } from './send/InvitePeople';
