/** What stands in front of a deployment, and where. */
export type Front = {
  /** Where edges are: `10.0.0.4:8080`. */
  readonly edges: readonly string[]
  readonly listen: string
  /** Where pages are kept. */
  readonly folder: string
}

/**
 * The part of nginx's settings that is about Zug, inside `http { … }`. It obeys what the desk says of each answer, and adds no time of its own. docs/season.md
 * has it for operators, and a test compares.
 */
export const cacheConfig = ({ edges, listen, folder }: Front): string =>
  `proxy_cache_path ${folder} keys_zone=zug:20m max_size=1g inactive=1h use_temp_path=off;

# One copy for each language, not for each way in which browsers ask for it.
map $http_accept_language $zug_language {
  default en;
  "~*(?:^|,)\\s*(?<asked>en|de|fr)(?:[-;,]|$)" $asked;
}
map $arg_lang $zug_key {
  default "";
  "" $zug_language;
}

upstream zug {
${edges.map((edge) => `  server ${edge};`).join('\n')}
  keepalive 64;
}

server {
  listen ${listen};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header Accept-Language $zug_language;
  proxy_set_header Accept-Encoding gzip;
  gunzip on;
  client_max_body_size 6m;

  # Public pages, as long as the desk says that they may be kept.
  location /t {
    proxy_pass http://zug;
    proxy_cache zug;
    proxy_cache_key $http_host$request_uri|$zug_key;
    proxy_ignore_headers Vary;
    proxy_cache_lock on;
    proxy_cache_revalidate on;
    proxy_cache_background_update on;
    add_header X-Cache $upstream_cache_status;
  }

  # Live connections stay open and are passed on at once.
  location ~ ^/(api/.*/live|[bh]/.*/live)$ {
    proxy_pass http://zug;
    proxy_buffering off;
    proxy_read_timeout 1h;
  }

  location / {
    proxy_pass http://zug;
  }
}
`
