interface ShopGift {
  title: string;
  href: string;
  shop: string;
  isAffiliate: boolean;
}

/** Link to the shop's search for a gift; an affiliate link has rel="sponsored". */
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
