interface ShopGift {
  title: string;
  href: string;
  shop: string;
  isAffiliate: boolean;
}

/** Opens the search of a shop, which a paid link says of itself. */
export function ShopLink({ gift, className }: { gift: ShopGift; className: string }) {
  return (
    <a
      href={gift.href}
      target="_blank"
      rel={`${gift.isAffiliate ? 'sponsored nofollow ' : ''}noopener noreferrer`}
      className={className}
    >
      Search at {gift.shop}
      <span className="sr-only"> for {gift.title}, opens in a new tab</span>
    </a>
  );
}
