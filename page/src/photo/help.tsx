import { usePage } from "../app/page";
import { Marker } from "./marker";

/** How to take a photo that can be read. */
export function Help() {
  const { photo: words } = usePage().words;
  return (
    <section class="photo-help">
      <h2>{words.howTitle}</h2>
      <ol>
        {words.how.map(([title, body]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
      <figure>
        <Marker />
        <figcaption>{words.marker}</figcaption>
      </figure>
    </section>
  );
}
