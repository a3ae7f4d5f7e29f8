// What React Aria has and React Aria Components give only with more around it, such as what opens something with what it
// opens. The only module that knows where these are: should they move, one line changes.

export { FocusableContext } from 'react-aria/private/interactions/useFocusable';
export { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
export { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
export { FormValidationContext, useFormValidationState } from 'react-stately/private/form/useFormValidationState';
export { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
export { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
