import { createIcon } from './create-icon.tsx';

// Icons that public pages use; the others are in app-icons.tsx, because every page loads this file.

export const SearchIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const HeartIcon = createIcon(
  <path d="M12 20.2C6.4 16.3 3.5 13 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 3.7-2.9 7-8.5 10.9Z" />,
);
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const MenuIcon = createIcon(<path d="M4 7.5h16M4 12h11M4 16.5h16" />);
export const ArrowLeftIcon = createIcon(<path d="M19 12H5m6-6.5L4.5 12l6.5 6.5" />);
export const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);
export const GiftIcon = createIcon(
  <path d="M4.5 11.5V20h15v-8.5M3.5 8h17v3.5h-17V8ZM12 8v12M12 8S10.5 3.5 7.8 4 8 8 12 8Zm0 0s1.5-4.5 4.2-4S16 8 12 8Z" />,
);
export const LockIcon = createIcon(<path d="M5.5 11h13v9h-13v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />);
export const InfoIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </>,
);
export const WarningIcon = createIcon(<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01" />);
export const MailIcon = createIcon(<path d="M3.5 6h17v12.5h-17V6ZM4 6.5l8 6.5 8-6.5" />);
