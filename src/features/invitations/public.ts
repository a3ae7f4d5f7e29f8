export { InvitationCard } from './InvitationCard';
export { invitationsOf } from './send/data/queries';
export { InvitationList } from './send/InvitationList';
export { InvitePeople } from './send/InvitePeople';
