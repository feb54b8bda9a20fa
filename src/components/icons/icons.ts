import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import AccountBalanceWalletRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import AddReactionRounded from '@mui/icons-material/AddReactionRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import AdminPanelSettingsRounded from '@mui/icons-material/AdminPanelSettingsRounded';
import ArchiveRounded from '@mui/icons-material/ArchiveRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import BadgeRounded from '@mui/icons-material/BadgeRounded';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import BeachAccessRounded from '@mui/icons-material/BeachAccessRounded';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BorderColorRounded from '@mui/icons-material/BorderColorRounded';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import CallMergeRounded from '@mui/icons-material/CallMergeRounded';
import CallSplitRounded from '@mui/icons-material/CallSplitRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import DrawRounded from '@mui/icons-material/DrawRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import EventNoteRounded from '@mui/icons-material/EventNoteRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import FitScreenRounded from '@mui/icons-material/FitScreenRounded';
import FolderRounded from '@mui/icons-material/FolderRounded';
import ForumRounded from '@mui/icons-material/ForumRounded';
import GavelRounded from '@mui/icons-material/GavelRounded';
import GestureRounded from '@mui/icons-material/GestureRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InboxRounded from '@mui/icons-material/InboxRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LastPageRounded from '@mui/icons-material/LastPageRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import MoreTimeRounded from '@mui/icons-material/MoreTimeRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import NotificationsOffRounded from '@mui/icons-material/NotificationsOffRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import PushPinRounded from '@mui/icons-material/PushPinRounded';
import QrCode2Rounded from '@mui/icons-material/QrCode2Rounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RequestQuoteRounded from '@mui/icons-material/RequestQuoteRounded';
import RotateRightRounded from '@mui/icons-material/RotateRightRounded';
import RouteRounded from '@mui/icons-material/RouteRounded';
import SavingsRounded from '@mui/icons-material/SavingsRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import SentimentDissatisfiedRounded from '@mui/icons-material/SentimentDissatisfiedRounded';
import SentimentVerySatisfiedRounded from '@mui/icons-material/SentimentVerySatisfiedRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import SignLanguageRounded from '@mui/icons-material/SignLanguageRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import SyncRounded from '@mui/icons-material/SyncRounded';
import TableViewRounded from '@mui/icons-material/TableViewRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import TextFieldsRounded from '@mui/icons-material/TextFieldsRounded';
import ThumbUpRounded from '@mui/icons-material/ThumbUpRounded';
import TimelapseRounded from '@mui/icons-material/TimelapseRounded';
import TocRounded from '@mui/icons-material/TocRounded';
import UnarchiveRounded from '@mui/icons-material/UnarchiveRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import ViewSidebarRounded from '@mui/icons-material/ViewSidebarRounded';
import ViewWeekRounded from '@mui/icons-material/ViewWeekRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ZoomOutRounded from '@mui/icons-material/ZoomOutRounded';
import { mediaIcons } from './mediaIcons';

/** The one family of icons. A feature names an icon by what it means here, never by its drawing. */
export const icons = {
  ...mediaIcons,
  account: AccountCircleRounded,
  add: AddRounded,
  addReaction: AddReactionRounded,
  admin: AdminPanelSettingsRounded,
  applause: SignLanguageRounded,
  approvals: TaskAltRounded,
  archive: ArchiveRounded,
  attach: AttachFileRounded,
  bank: MoreTimeRounded,
  back: ArrowBackRounded,
  bell: NotificationsRounded,
  bellOff: NotificationsOffRounded,
  calendar: CalendarMonthRounded,
  campaign: CampaignRounded,
  charts: BarChartRounded,
  chart: AccountTreeRounded,
  chat: ForumRounded,
  check: CheckRounded,
  clock: ScheduleRounded,
  close: CloseRounded,
  collapse: KeyboardDoubleArrowLeftRounded,
  columns: ViewColumnRounded,
  comment: ChatBubbleOutlineRounded,
  computer: ComputerRounded,
  copy: ContentCopyRounded,
  counts: FactCheckRounded,
  dark: DarkModeRounded,
  delete: DeleteRounded,
  document: DescriptionRounded,
  download: DownloadRounded,
  edit: EditRounded,
  error: ErrorOutlineRounded,
  expand: KeyboardDoubleArrowRightRounded,
  expense: RequestQuoteRounded,
  file: InsertDriveFileRounded,
  filter: FilterListRounded,
  firstPage: FirstPageRounded,
  fitAll: FitScreenRounded,
  folder: FolderRounded,
  gavel: GavelRounded,
  hidden: VisibilityOffRounded,
  highlight: BorderColorRounded,
  holidays: BeachAccessRounded,
  home: HomeRounded,
  hours: TimelapseRounded,
  inbox: InboxRounded,
  info: InfoRounded,
  ink: GestureRounded,
  keyboard: KeyboardRounded,
  lastPage: LastPageRounded,
  laugh: SentimentVerySatisfiedRounded,
  light: LightModeRounded,
  like: FavoriteBorderRounded,
  liked: FavoriteRounded,
  loans: SavingsRounded,
  lock: LockRounded,
  logout: LogoutRounded,
  mail: MailRounded,
  map: PlaceRounded,
  menu: MenuRounded,
  merge: CallMergeRounded,
  money: PaymentsRounded,
  more: MoreHorizRounded,
  moreVertical: MoreVertRounded,
  moveDown: KeyboardArrowDownRounded,
  moveUp: KeyboardArrowUpRounded,
  news: EventNoteRounded,
  next: ChevronRightRounded,
  noMatch: SearchOffRounded,
  offline: CloudOffRounded,
  open: OpenInNewRounded,
  orders: Inventory2Rounded,
  outline: TocRounded,
  panel: ViewSidebarRounded,
  pdf: PictureAsPdfRounded,
  people: PeopleRounded,
  person: PersonRounded,
  phone: SmartphoneRounded,
  pin: PushPinRounded,
  previous: ChevronLeftRounded,
  print: PrintRounded,
  profile: BadgeRounded,
  punch: FingerprintRounded,
  qr: QrCode2Rounded,
  receipts: ReceiptLongRounded,
  redo: RedoRounded,
  referrals: PersonAddRounded,
  refresh: RefreshRounded,
  remove: RemoveRounded,
  reimbursements: AccountBalanceWalletRounded,
  renditions: LuggageRounded,
  restore: UnarchiveRounded,
  sad: SentimentDissatisfiedRounded,
  rotate: RotateRightRounded,
  savedView: BookmarkBorderRounded,
  schedules: ViewWeekRounded,
  search: SearchRounded,
  send: SendRounded,
  settings: SettingsRounded,
  shipping: LocalShippingRounded,
  sign: DrawRounded,
  sortDown: ArrowDownwardRounded,
  sortUp: ArrowUpwardRounded,
  split: CallSplitRounded,
  star: StarRounded,
  sync: SyncRounded,
  table: TableViewRounded,
  tax: AccountBalanceRounded,
  text: TextFieldsRounded,
  thumbUp: ThumbUpRounded,
  undo: UndoRounded,
  unfold: ExpandMoreRounded,
  upload: UploadFileRounded,
  visible: VisibilityRounded,
  visits: RouteRounded,
  warning: WarningAmberRounded,
  compare: CompareArrowsRounded,
  verified: VerifiedUserRounded,
  zoomIn: ZoomInRounded,
  zoomOut: ZoomOutRounded,
} as const;

export type IconName = keyof typeof icons;
