// What opens something, without what it opens: React Aria Components have both in one. The only module that knows where
// these are: should they move, one line changes.

export { PressResponder } from 'react-aria/private/interactions/PressResponder';
export { FocusableContext, FocusableProvider } from 'react-aria/private/interactions/useFocusable';
export { useMenuTrigger } from 'react-aria/useMenu';
export { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
export { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
export { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
export { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
