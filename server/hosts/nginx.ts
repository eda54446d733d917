import type { HeaderRule } from "../headers.ts";

export interface NginxOptions {
  /** The built site's folder on that machine. */
  readonly root: string;
  readonly port: number;
  /** Where nginx may write its process id and buffers. */
  readonly work: string;
  /** Where `npm start`'s server listens, if error reports are to be passed on: `127.0.0.1:4321`. */
  readonly relay?: string;
  /** Modules to load, if they aren't built in. */
  readonly modules?: readonly string[];
}

const quoted = (text: string) => `"${text.replace(/(["\\])/g, "\\$1")}"`;

/**
 * The complete configuration for an nginx that serves the built site like our own server: the same addresses, headers
 * and precompressed files, and a log without visitor addresses. Requires the module for precompressed brotli.
 */
export function nginxConfig(
  rules: readonly HeaderRule[],
  { root, port, work, relay, modules = [] }: NginxOptions,
): string {
  const [everywhere, ...special] = rules as readonly [HeaderRule, ...HeaderRule[]];
  const differing = new Set(special.flatMap(({ headers }) => Object.keys(headers)));
  const variable = (name: string) => `$header_${name.toLowerCase().replaceAll("-", "_")}`;
  const maps = [...differing].map(
    (name) => `  # What is not found is not kept.
  map "$status:$uri" ${variable(name)} {
    default ${quoted(everywhere.headers[name] ?? "")};
${special
  .filter(({ headers }) => name in headers)
  .map(({ path, headers }) => `    "~^(200|206|304):${patternOf(path)}" ${quoted(headers[name] as string)};`)
  .join("\n")}
  }`,
  );
  const headers = [...new Set([...Object.keys(everywhere.headers), ...differing])].map(
    (name) =>
      `    add_header ${name} ${differing.has(name) ? variable(name) : quoted(everywhere.headers[name] as string)} always;`,
  );
  return `# Written by \`npm run build\` from server/headers.ts and the built pages. Do not edit.
${modules.map((module) => `load_module ${module};\n`).join("")}worker_processes auto;
pid ${work}/nginx.pid;
# Only what keeps nginx from starting: to anything less it can add the visitor's address and request.
error_log stderr emerg;

events {
  worker_connections 4096;
}

http {
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/csv csv;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    application/pdf pdf;
    application/wasm wasm;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    font/woff woff;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/csv application/json application/xml;

  # Neither who asked nor what stands after "?" is written down.
  log_format plain escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$uri","status":$status,"seconds":$request_time,"digest":"$digest"}';
  access_log /dev/stdout plain buffer=32k flush=1s;

  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;

  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_timeout 65s;
  client_header_timeout 30s;
  client_body_timeout 30s;
  client_max_body_size 64k;
  large_client_header_buffers 4 16k;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

${maps.join("\n")}
  # What a page of failure names: the host if it looks like one, and the name of the request in the log.
  map $host $shown_host {
    "~^[a-zA-Z0-9.:\\[\\]-]+$" $host;
    default "this site";
  }
  map $request_id $digest {
    "~^(?<first>.{10})" $first;
  }

  server {
    listen ${port};
    root ${root};
    absolute_redirect off;
    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;
${headers.join("\n")}

    if ($request_method !~ ^(GET|HEAD|POST)$) {
      return 405;
    }
    location = / {
      try_files /index.html =404;
    }
    location / {
      try_files $uri $uri.html =404;
    }
    # An address has one form: without .html, without a slash at its end.
    location ~ ^(?<page>|/.*?)/index(\\.html)?$ {
      if ($page = "") {
        return 308 /$is_args$args;
      }
      if (-f $document_root$page.html) {
        return 308 $page$is_args$args;
      }
      return 404;
    }
    location ~ ^(?<page>/.+?)(/+|\\.html)$ {
      if (-f $document_root$page.html) {
        return 308 $page$is_args$args;
      }
      return 404;
    }
    # Instructions for hosts, precompressed forms and hidden files are nobody's page.
    location ~ (^/_headers$|\\.(br|gz)$|/\\.(?!well-known/)) {
      return 404;
    }
    location ~ ^/(404|500)$ {
      return 404;
    }
    location = /404.html {
      internal;
    }
    location = /500.html {
      internal;
      gzip_static off;
      brotli_static off;
      sub_filter_once off;
      sub_filter "{host}" $shown_host;
      sub_filter "{digest}" $digest;
    }
    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok";
    }
${reports(relay)}  }
}
`;
}

/** A path prefix as a pattern. */
const patternOf = (path: string) =>
  path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "") + (path.endsWith("*") ? "" : "$");

const reports = (relay: string | undefined) =>
  relay === undefined
    ? ""
    : `    # Reports of errors go by way of our own server, which passes on only what is on its list.
    location = /reports {
      proxy_pass http://${relay};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 10s;
    }
`;
