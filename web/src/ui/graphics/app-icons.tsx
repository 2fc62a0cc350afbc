import { createIcon } from './create-icon.tsx';

// Icons that only the signed-in area uses.

export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />);
export const MoreIcon = createIcon(
  <>
    <circle cx="5.5" cy="12" r=".6" fill="currentColor" />
    <circle cx="12" cy="12" r=".6" fill="currentColor" />
    <circle cx="18.5" cy="12" r=".6" fill="currentColor" />
  </>,
);
export const ChevronRightIcon = createIcon(<path d="m9.5 6 6 6-6 6" />);
export const ExternalIcon = createIcon(<path d="M9 6H5.5v12.5H18V15M13 5h6v6m0-6-8.5 8.5" />);
export const TagIcon = createIcon(
  <>
    <path d="M4 4.5h7.2L20 13.3a1.6 1.6 0 0 1 0 2.3L15.6 20a1.6 1.6 0 0 1-2.3 0L4.5 11.2 4 4.5Z" />
    <circle cx="8.4" cy="8.6" r="1.3" />
  </>,
);
export const ListIcon = createIcon(
  <path d="M9 6.5h11M9 12h11M9 17.5h7M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
);
export const ListPlusIcon = createIcon(<path d="M4 6.5h13M4 12h8M4 17.5h6M17 12.5v8M13 16.5h8" />);
export const HomeIcon = createIcon(<path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />);
export const PeopleIcon = createIcon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.8 19.5c.5-3.6 3-5.5 6.2-5.5s5.7 1.9 6.2 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.6 14.4c2 .7 3.3 2.4 3.6 5.1" />
  </>,
);
export const PencilIcon = createIcon(
  <path d="m4.5 19.5.8-4L16 4.8a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.5 18.7l-4 .8ZM14 7l3 3" />,
);
export const TrashIcon = createIcon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5" />,
);
export const BagIcon = createIcon(<path d="M5 8.5h14l-1 11.5H6L5 8.5ZM8.5 8.5V8a3.5 3.5 0 0 1 7 0v.5" />);
export const GlobeIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>,
);
export const CalendarIcon = createIcon(<path d="M4.5 6.5h15v13h-15v-13ZM4.5 10.5h15M8.5 4v4M15.5 4v4" />);
export const NoteIcon = createIcon(<path d="M5.5 4h13v16h-13V4ZM9 9h6M9 12.5h6M9 16h3.5" />);
export const PictureIcon = createIcon(
  <>
    <path d="M4 5h16v14H4V5ZM4.5 16.5l5-5 4 4 2.5-2.5 3.5 3.5" />
    <circle cx="15.5" cy="9" r="1.3" />
  </>,
);
export const SparkIcon = createIcon(
  <path d="M12 3.5c.8 4.9 2.7 6.8 8 8.5-5.3 1.7-7.2 3.6-8 8.5-.8-4.9-2.7-6.8-8-8.5 5.3-1.7 7.2-3.6 8-8.5Z" />,
);
export const SunIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = createIcon(<path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z" />);
export const DeviceIcon = createIcon(<path d="M4 5.5h16v10H4v-10ZM8.5 19h7M12 15.5V19" />);
export const SignOutIcon = createIcon(<path d="M13 4.5H5.5v15H13M10 12h10.5m-4-4 4 4-4 4" />);
export const ShareIcon = createIcon(<path d="M12 15V4m-4 4 4-4 4 4M8 10.5H5V20h14v-9.5h-3" />);
export const DownloadIcon = createIcon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />);
export const ShelvesIcon = createIcon(
  <path d="M3.5 10.5h17M3.5 19.5h17M6 10.5V5h4v5.5M13 10.5V7h5v3.5M6.5 19.5V15h6v4.5M15.5 19.5V14h3v5.5" />,
);
