export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { type ActivityEntry, ActivityFeed, type ActivityFeedProps } from './ActivityFeed/ActivityFeed';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup/AvatarGroup';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { Board, type BoardColumnEntry, type BoardProps } from './Board/Board';
export { BootScreen, type BootScreenProps } from './BootScreen/BootScreen';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink';
export {
  Calendar,
  type CalendarEvent,
  type CalendarProps,
  type CalendarTimes,
  type CalendarView,
} from './Calendar/Calendar';
export { Card, type CardProps } from './Card/Card';
export { CepField, type CepFieldProps } from './CepField/CepField';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup';
export { ChoiceList, type ChoiceListProps } from './ChoiceList/ChoiceList';
export { Code } from './Code/Code';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock';
export { Columns, type ColumnsProps } from './Columns/Columns';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox';
export type { ComboBoxOption, LoadOptions } from './ComboBox/use-options';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './CommandPalette/CommandPalette';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker';
export { DateRangePicker, type DateRangePickerProps, type DayRange } from './DateRangePicker/DateRangePicker';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField';
export type { WallTime } from './DateTimeField/zoned';
export { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList';
export { type Difference, Differences, type DifferencesProps } from './Differences/Differences';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure';
export { Divider } from './Divider/Divider';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary/ErrorSummary';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop';
export { useSize } from './FileDrop/use-size';
export { FilterChip, type FilterChipProps } from './FilterChip/FilterChip';
export { isDatePart } from './Form/enter';
export { Form, type FormProps } from './Form/Form';
export { GridList, type GridListProps } from './GridList/GridList';
export { Header, type HeaderProps } from './Header/Header';
export { Heading, type HeadingProps } from './Heading/Heading';
export { Icon, type IconProps, type LucideIcon } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { Inline, type InlineProps } from './Inline/Inline';
export { InlineAlert, type InlineAlertProps } from './InlineAlert/InlineAlert';
export { Link, type LinkProps } from './Link/Link';
export { List, type ListProps } from './List/List';
export { LoadMore, type LoadMoreProps } from './LoadMore/LoadMore';
export { type LazyModule, lazyModule, prefetchLazyModules, useLazyModule } from './lazy/lazy-module';
export {
  Menu,
  type MenuEntry,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  MenuTrigger,
  type MenuTriggerProps,
} from './Menu/Menu';
export { RowActions, type RowActionsProps } from './Menu/RowActions';
export { Meter, type MeterProps } from './Meter/Meter';
export { Modal, type ModalProps } from './Modal/Modal';
export { Money, type MoneyProps } from './Money/Money';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField';
export { MonthPicker, type MonthPickerProps } from './MonthPicker/MonthPicker';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField';
export { Page, type PageProps } from './Page/Page';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { Percent, type PercentProps } from './Percent/Percent';
export { type PeriodPreset, PeriodPresets, type PeriodPresetsProps } from './PeriodPresets/PeriodPresets';
export { PermissionMatrix } from './PermissionMatrix/PermissionMatrix';
export type { MatrixCell, MatrixHandle, MatrixPermission, MatrixRole } from './PermissionMatrix/types';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField';
export { PixKeyField, type PixKeyFieldProps } from './PixKeyField/PixKeyField';
export type { PixKey, PixKeyKind } from './PixKeyField/pix-key';
export { Popover, PopoverAt, type PopoverAtProps, type PopoverProps } from './Popover/Popover';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { type ChoiceOption, RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup';
export { RecurrencePicker, type RecurrencePickerProps } from './RecurrencePicker/RecurrencePicker';
export type { RepeatRule } from './RecurrencePicker/rule';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { Section, type SectionProps } from './Section/Section';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { Sidebar, type SidebarItem, type SidebarProps } from './Sidebar/Sidebar';
export { SidePanel, type SidePanelProps, SidePanelRoom } from './SidePanel/SidePanel';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink } from './SkipLink/SkipLink';
export { Slider, type SliderProps } from './Slider/Slider';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { SplitButton, type SplitButtonProps } from './SplitButton/SplitButton';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane';
export { Stack, type StackProps } from './Stack/Stack';
export { Stat, type StatProps } from './Stat/Stat';
export { Stepper, type StepperProps, type StepperStep } from './Stepper/Stepper';
export { Switch, type SwitchProps } from './Switch/Switch';
export { ColumnChooser, type ColumnChooserProps } from './Table/ColumnChooser';
export { Table } from './Table/Table';
export type {
  CellEdit,
  PastedCell,
  RefusedCell,
  TableColumn,
  TableGroup,
  TableHandle,
  TableLayout,
  TableProps,
  TableSort,
} from './Table/types';
export { useTableLayout } from './Table/use-table-layout';
export { type TabItem, type TabLink, TabLinks, type TabLinksProps, Tabs, type TabsProps } from './Tabs/Tabs';
export { Tag, type TagProps } from './Tag/Tag';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup/TagGroup';
export { TaxIdField, type TaxIdFieldProps } from './TaxIdField/TaxIdField';
export { Text, type TextProps } from './Text/Text';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { TextInPlace, type TextInPlaceProps } from './TextInPlace/TextInPlace';
export { TickBox, type TickBoxProps } from './TickBox/TickBox';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline';
export {
  doNotice,
  endError,
  forgetNotices,
  type Notice,
  notify,
  onNotice,
  type PastNotice,
  readNotices,
  spendNotice,
} from './Toast/notify';
export { ToastRegion } from './Toast/ToastRegion';
export { useNoticeHistory, useUnreadNotices } from './Toast/use-notice-history';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './ToggleButtonGroup/ToggleButtonGroup';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { Tree, type TreeProps } from './Tree/Tree';
export { isPlainPress } from './UiProvider/router';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider';
export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList/VirtualList';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
export { Weave, type WeaveProps } from './Weave/Weave';
