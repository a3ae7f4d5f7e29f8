/** Why a step is blocked. */
export const blockedReasons = {
  name: '0012-reasons',
  statements: ["alter table steps add column blocked_reason text check (blocked_reason is null or status = 'blocked')"],
};
