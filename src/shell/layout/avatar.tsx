/** A user's picture: the first character of the name. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span aria-hidden className="shell-avatar">
      {/^./u.exec(name)?.[0]}
    </span>
  );
}
